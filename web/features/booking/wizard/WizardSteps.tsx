import { bookingTexts } from '#domain/booking/texts.ts'
import { classes } from '#web/ui/classes.ts'
import type { Step } from './draft.ts'

const last = bookingTexts.steps.length - 1

/** How far a booking is: the step divided by three, drawn as four strokes (K64). */
export function WizardSteps({ step }: { step: Step }) {
  const name = bookingTexts.steps[step] ?? ''
  return (
    <div
      role="progressbar"
      aria-label="Booking"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round((step / last) * 100)}
      aria-valuetext={`Step ${step + 1} of ${last + 1}: ${name}`}
    >
      <div className="grid grid-cols-4 gap-1.5">
        {bookingTexts.steps.map((label, at) => (
          <span key={label} className="min-w-0">
            <span
              className={classes(
                'block h-[3px]',
                at < step || (at === step && step === last)
                  ? 'bg-ink'
                  : at === step
                    ? 'bg-heat'
                    : 'bg-line-strong',
              )}
            />
            <span
              className={classes(
                'mt-2 block text-caption max-md:hidden',
                at === step ? 'font-semibold text-ink' : at < step ? 'text-ink-2' : 'text-ink-3',
              )}
            >
              {label}
            </span>
          </span>
        ))}
      </div>
      <p className="mt-2 flex justify-between gap-3 text-caption md:hidden">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-3">
          Step {step + 1} of {last + 1}
        </span>
      </p>
    </div>
  )
}
