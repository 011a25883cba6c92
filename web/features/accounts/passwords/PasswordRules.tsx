import { CircleAlert } from 'lucide-react'
import { checkPassword } from '#domain/accounts/rules/password.ts'
import { passwordTexts } from '#domain/accounts/texts/passwords.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { classes } from '#web/ui/classes.ts'
import { StageMark } from '#web/ui/marks/StageMark.tsx'

// These are no lines to tick off: each is said when it is so.
const said: readonly string[] = [passwordTexts.tooCommon, accountUiTexts.passwordOwnWords]
const messages: readonly string[] = [...Object.values(passwordTexts), accountUiTexts.passwordOwnWords]

// The long list of common passwords is the server's; it answers with the same message.
const isCommon = () => false

/** What of the six rules this password breaks, as far as the browser can know; the server has the last word. */
export function brokenRules(password: string, context: readonly string[]): string[] {
  return checkPassword(password, { mode: 'documented', isCommon, context }).problems
}

/** Whether the password could never be taken, whatever the server asks about kinds of characters (T-017). */
export function isHopeless(password: string, context: readonly string[]): boolean {
  return checkPassword(password, { mode: 'length', isCommon, context }).problems.length > 0
}

type Props = { id: string; password: string; context: readonly string[]; refused: readonly string[] }

/** The rules next to the field: a square is still to do, a round shape is done; red once it was refused. */
export function PasswordRules({ id, password, context, refused }: Props) {
  const broken = brokenRules(password, context)
  const lines = messages.filter(
    (message) => !said.includes(message) || refused.includes(message) || broken.includes(message),
  )
  return (
    <ul id={id} aria-label="Password requirements" className="mt-1 grid gap-[5px] text-caption">
      {lines.map((message) => {
        const isRefused = refused.includes(message) || said.includes(message)
        const isMet = !isRefused && password !== '' && !broken.includes(message)
        return (
          <li
            key={message}
            className={classes(
              'flex items-start gap-2',
              isRefused ? 'text-danger-text' : isMet ? 'text-ink' : 'text-ink-3',
            )}
          >
            <span aria-hidden="true" className="grid h-[18px] w-4 shrink-0 place-items-center">
              {isRefused ? (
                <CircleAlert size={16} />
              ) : (
                <StageMark
                  stage={isMet ? 'round' : 'square'}
                  size={10}
                  isOutlined={!isMet}
                  className={isMet ? 'text-success' : 'text-control'}
                />
              )}
            </span>
            <span>
              {message}
              <span className="sr-only">{isMet ? ', done' : ', not yet'}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
