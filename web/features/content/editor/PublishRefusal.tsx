import { refusalOf } from '#web/lib/calls/refusal.ts'

type Props = {
  of: { error: Error | null; variables: { baseVersion: number } | undefined }
  /** The one that the screen shows. */
  version: number
}

/** Why a text was not published, as long as it is about these words: those that were saved since are asked about anew. */
export function PublishRefusal({ of: { error, variables }, version }: Props) {
  const problem = error && variables?.baseVersion === version ? refusalOf(error).problems[0]?.message : null
  return problem ? (
    <p role="alert" className="basis-full text-body-s text-danger-text">
      {problem}
    </p>
  ) : null
}
