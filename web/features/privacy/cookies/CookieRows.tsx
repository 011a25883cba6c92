import { cookieCategoryNames, cookieText } from '#domain/privacy/texts.ts'
import { cookieCategories } from '#domain/privacy/types.ts'

/** The four categories, each with what it is for and its switch: the browser's own inputs, so that they work in any document. */
export function CookieRows({ idStart, className }: { idStart: string; className: string }) {
  return (
    <ul>
      {cookieCategories.map((category) => {
        const isEssential = category === 'essential'
        return (
          <li key={category} className={`flex items-center gap-5 border-t border-line py-4 ${className}`}>
            <div className="flex-1">
              <label htmlFor={`${idStart}-${category}`} className="font-semibold">
                {cookieCategoryNames[category]}
              </label>
              <p id={`${idStart}-${category}-note`} className="mt-0.5 text-body-s text-ink-2">
                {cookieText.categories[category]}
              </p>
            </div>
            <input
              id={`${idStart}-${category}`}
              type="checkbox"
              name={category}
              value="yes"
              aria-describedby={`${idStart}-${category}-note`}
              className="native-switch"
              {...(isEssential ? { defaultChecked: true, disabled: true } : { 'data-fill': category })}
            />
          </li>
        )
      })}
    </ul>
  )
}
