import { describe, expect, it } from 'vitest'
import { fillList } from './filledList.ts'

const built =
  '<section class="a" data-list-of="one" hidden=""><ul class="b" data-list="one"><li><h3 class="[&amp;&gt;i]" data-fill="title">Old</h3><p data-fill="badge"></p><a href="/old" data-fill="action">Go</a></li><li><h3 data-fill="title">Second</h3></li></ul></section><ul data-list="two"><li>Kept</li></ul>'

describe('a list that the server writes', () => {
  it('repeats the first row as its shape, and shows the section around it', () => {
    const html = fillList(built, 'one', [
      { title: 'A & B', action: { text: 'Open', attributes: { href: '/new' } } },
      { title: 'C', badge: 'New' },
    ])
    expect(html).toBe(
      '<section class="a" data-list-of="one"><ul class="b" data-list="one"><li><h3 class="[&amp;&gt;i]" data-fill="title">A &amp; B</h3><p data-fill="badge"></p><a data-fill="action" href="/new">Open</a></li><li><h3 class="[&amp;&gt;i]" data-fill="title">C</h3><p data-fill="badge">New</p><a href="/old" data-fill="action"></a></li></ul></section><ul data-list="two"><li>Kept</li></ul>',
    )
    expect(fillList(html, 'one', [])).toContain(
      '<section class="a" data-list-of="one" hidden=""><ul class="b" data-list="one"></ul>',
    )
  })

  it('writes what people typed as words, never as markup or as another place', () => {
    const typed = '"><script>$& $1</script></li></ul> data-fill="title"'
    const html = fillList(built, 'one', [
      { title: typed, action: { text: typed, attributes: { href: typed } } },
    ])
    expect(html).not.toContain('<script')
    expect(html.match(/<li>/g)).toHaveLength(2)
    expect(html.match(/<\/ul>/g)).toHaveLength(2)
    expect(html).toContain('$&amp; $1')
  })
})
