import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inquiryRefusals, inquiryTexts } from '#domain/inquiries/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'
import { toast } from '#web/lib/page/toast.ts'

/** The steps staff take with a request; each says what happened once it is stored. */
export function useInquirySteps() {
  const queryClient = useQueryClient()
  const steps = {
    onSuccess: () => toast.success(inquiryTexts.updated),
    onError: (error: unknown) => {
      const { reason, message } = refusalOf(error)
      toast.error(reasonWords(inquiryRefusals, reason) ?? message)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.inquiries.key() }),
  }
  return {
    take: useMutation(orpc.inquiries.takeInquiry.mutationOptions(steps)),
    reopen: useMutation(orpc.inquiries.reopenInquiry.mutationOptions(steps)),
  }
}
