import { CircleAlert } from 'lucide-react'
import type { InputHTMLAttributes } from 'react'
import { paths } from '#contract/paths.ts'
import { messageLengths } from '#domain/inquiries/limits.ts'
import { messageFieldNames, messageTopicNames } from '#domain/inquiries/texts.ts'
import type { MessageTopic } from '#domain/inquiries/types.ts'
import { messageTopics } from '#domain/inquiries/types.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { inputClasses } from '#web/ui/forms/inputClasses.ts'

const hints: Record<MessageTopic, string> = {
  advisory: 'A session, a retainer',
  ventures: 'Working as a partner',
  partnership: 'Law, funds, universities',
  membership: 'Plans, card, invoices',
  press: 'Interviews, figures',
  security: 'Report a weakness',
}

/** A place that the server fills (server/platform/http/site/filledPage.ts); the markup has it last of its element. */
const place = (name: string) => ({ 'data-fill': name })

/** The form, which works without any script: a native POST, answered by a page. What is typed is checked on the server. */
export function ContactForm() {
  return (
    <form
      method="post"
      action={paths.contact()}
      noValidate
      acceptCharset="utf-8"
      className="grid grid-cols-[minmax(0,1fr)] gap-5.5"
    >
      <Summary />
      <Topics />
      <div className="grid gap-x-4 gap-y-5.5 md:grid-cols-2">
        <Line name="name" autoComplete="name" required maxLength={messageLengths.name} />
        <Line
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={messageLengths.email}
        />
      </div>
      <Line name="company" isOptional autoComplete="organization" maxLength={messageLengths.company} />
      <div className="grid gap-1.5">
        <label htmlFor="contact-message" className="text-caption font-semibold">
          {messageFieldNames.message}
        </label>
        <textarea
          id="contact-message"
          name="message"
          rows={6}
          required
          maxLength={messageLengths.message}
          placeholder="What happened, and what would you like to know?"
          className={`${inputClasses} field-sizing-content min-h-36 resize-y py-3 leading-normal`}
          {...place('message')}
        />
        <p className="text-caption text-ink-3">
          Please send no confidential figures yet. Your advisor asks for them in a safer place.
        </p>
        <FieldError name="message" />
      </div>
      {/* People never meet it; a program that fills in every field does (K14). */}
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input name="reference" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="openedAt" {...place('opened-at')} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-md:[&>button]:w-full">
        <Button type="submit" variant="hot" size="large">
          Send message
        </Button>
        <p className="text-caption text-ink-3">
          Used only to answer you, and kept for 12 months.
          <br />
          <a href={paths.page('/privacy-policy')} className="underline underline-offset-4">
            Privacy policy
          </a>
        </p>
      </div>
    </form>
  )
}

/** What the server says over a form that comes again; empty, and then unseen, on every other page. */
function Summary() {
  return (
    <div
      role="alert"
      className="grid grid-cols-[20px_1fr] gap-x-2.5 rounded-control bg-danger-tint px-4 py-3.5 text-danger-text has-[strong:empty]:hidden [&_a]:underline [&_a]:underline-offset-3"
    >
      <CircleAlert size={18} aria-hidden="true" className="mt-0.5" />
      <div>
        <strong className="block font-semibold" {...place('heading')} />
        <p {...place('links')} />
      </div>
    </div>
  )
}

function Topics() {
  return (
    <div>
      <fieldset id="contact-topic" tabIndex={-1} {...place('topic-state')}>
        <legend className="pb-2 text-caption font-semibold">What is it about?</legend>
        <div className="grid grid-cols-2 gap-px overflow-hidden rounded-control border border-control bg-control lg:grid-cols-3">
          {messageTopics.map((topic) => (
            <label
              key={topic}
              className="grid cursor-pointer grid-cols-[16px_1fr] gap-2.5 bg-surface px-3.5 py-3 hover:bg-sunken has-checked:bg-ink has-checked:text-ink-inverse has-focus-visible:outline-2 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="topic"
                value={topic}
                className="mt-1 size-4 appearance-none rounded-full border-[1.5px] border-control checked:border-[5px] checked:border-heat focus:outline-none"
                {...place(`topic-${topic}`)}
              />
              <span>
                <span className="block font-semibold">{messageTopicNames[topic]}</span>
                <span className="block text-caption opacity-80">{hints[topic]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <FieldError name="topic" />
    </div>
  )
}

type LineProps = { name: 'name' | 'email' | 'company'; isOptional?: boolean } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name'
>

function Line({ name, isOptional = false, ...rest }: LineProps) {
  const id = `contact-${name}`
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-caption font-semibold">
        {messageFieldNames[name]}
        {isOptional ? <span className="font-normal text-ink-3"> optional</span> : null}
      </label>
      <input {...rest} id={id} name={name} className={`${inputClasses} h-12`} {...place(name)} />
      <FieldError name={name} />
    </div>
  )
}

/** Where the server says what is wrong with a field; unseen while it says nothing. */
function FieldError({ name }: { name: string }) {
  return (
    <p className="flex items-start gap-1.5 text-caption text-danger-text has-[span:empty]:hidden">
      <CircleAlert size={16} aria-hidden="true" className="mt-px" />
      <span id={`contact-${name}-error`} {...place(`${name}-error`)} />
    </p>
  )
}
