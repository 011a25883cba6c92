import { accounts } from '#server/accounts/feature.ts'
import { audit } from '#server/audit/feature.ts'
import { billing } from '#server/billing/feature.ts'
import { board } from '#server/board/feature.ts'
import { booking } from '#server/booking/feature.ts'
import { consent } from '#server/consent/feature.ts'
import { content } from '#server/content/feature.ts'
import { inquiries } from '#server/inquiries/feature.ts'
import { learning } from '#server/learning/feature.ts'
import { minutes } from '#server/minutes/feature.ts'
import { newsletter } from '#server/newsletter/feature.ts'
import type { Feature, FeatureName } from '#server/platform/calls/feature.ts'
import { privacy } from '#server/privacy/feature.ts'
import { recordings } from '#server/recordings/feature.ts'
import { sessions } from '#server/sessions/feature.ts'
import { bookSession } from './booking/bookSession.ts'
import { cancelBooking, getBooking, rescheduleBooking } from './booking/changeBooking.ts'
import { makeCardFromLine } from './cards/makeCardFromLine.ts'
import { findPlaces } from './content/findPlaces.ts'
import { requestDecisionReview } from './inquiries/requestDecisionReview.ts'
import { requestService } from './inquiries/requestService.ts'
import { listAtRisk } from './overview/listAtRisk.ts'
import { setDisabled, setPermission, setRole } from './people/commands.ts'
import { getPerson, listPeople } from './people/queries.ts'
import { addRecording, allowSaving, eraseRecording } from './recordings/commands.ts'
import { getRecordingAddress, listRecordings } from './recordings/queries.ts'
import { listRetention } from './retention/listRetention.ts'
import { listServices } from './services/listServices.ts'
import { sessionCalls } from './sessions/calls.ts'
import { editPart, listPartEdits } from './transcripts/editPart.ts'
import { eraseTranscript } from './transcripts/eraseTranscript.ts'
import { getTranscript } from './transcripts/getTranscript.ts'
import { listSpeakers, nameSpeakers } from './transcripts/speakers.ts'
import { uploadTranscript } from './transcripts/uploadTranscript.ts'

/** Every feature of the product, one line each; router and audiences are made from it. */
export const features: { readonly [Name in FeatureName]: Feature<Name> } = {
  accounts: {
    ...accounts,
    calls: { ...accounts.calls, getPerson, listPeople, setDisabled, setPermission, setRole },
  },
  audit,
  billing,
  board: { ...board, calls: { ...board.calls, listAtRisk, makeCardFromLine } },
  booking: {
    ...booking,
    calls: { ...booking.calls, bookSession, cancelBooking, getBooking, rescheduleBooking },
  },
  consent,
  content: { ...content, calls: { ...content.calls, findPlaces, listServices } },
  inquiries: { ...inquiries, calls: { ...inquiries.calls, requestDecisionReview, requestService } },
  learning,
  minutes,
  newsletter,
  privacy: { ...privacy, calls: { ...privacy.calls, listRetention } },
  recordings: {
    ...recordings,
    calls: {
      ...recordings.calls,
      listRecordings,
      getRecordingAddress,
      addRecording,
      allowSaving,
      eraseRecording,
      uploadTranscript,
      getTranscript,
      listSpeakers,
      nameSpeakers,
      editPart,
      listPartEdits,
      eraseTranscript,
    },
  },
  sessions: { ...sessions, calls: sessionCalls },
}
