import { paths } from '#contract/paths.ts'
import type { Config } from '#server/platform/config.ts'
import type { RenderedMail } from '#server/platform/template.ts'
import { render } from '#server/platform/template.ts'

type Facts = Pick<Config, 'brandName' | 'supportEmail' | 'publicUrl'>

/** To the member: their advisor has approved the minutes; the words themselves stay on the server. */
export const approvedEmail = (
  config: Facts,
  member: { readonly firstName: string | null },
  session: { readonly id: string; readonly title: string },
): RenderedMail =>
  render(
    {
      template: 'minutes.approved',
      subject: `Your minutes are ready: ${session.title}`,
      greeting: member.firstName ? `Hello ${member.firstName},` : 'Hello,',
      paragraphs: [
        `Your advisor has checked and approved the minutes of "${session.title}".`,
        'Every line shows its source sentence, and you can turn an action into a card on your board with one click.',
      ],
      action: {
        label: 'Read the minutes',
        url: new URL(paths.go('session', session.id), config.publicUrl).href,
      },
    },
    config,
  )
