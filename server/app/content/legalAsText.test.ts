import { expect, it } from 'vitest'
import { legalAsText } from './legalAsText.ts'

const page = `<html><body><main id="main"><h1 class="a">Terms &amp; more</h1><dl><div><dt class="b">Version</dt><dd class="c">3</dd></div><div><dt>In force since</dt><dd><time dateTime="2026-11-22">22 November 2026</time></dd></div></dl>
<article><div data-legal="act">A form</div><div data-legal="text"><h2>In short</h2><ul><li class="d"><i></i>One point</li></ul></div><section id="a"><h2 class="e"><span class="f">1</span>Parties</h2><div><p>You &#x27;and&#x27; <a href="/b">we</a>.</p><div><dl><div><dt>Company</dt><dd>North Ltd</dd></div><div><dt>Address</dt><dd>1 High Street<br/>Town</dd></div></dl></div><table><thead><tr><th>Point</th><th>Content</th></tr></thead><tbody><tr><th>Subject</th><td><span aria-hidden="true">Content<!-- -->: </span>The &lt;console&gt;</td></tr></tbody></table></div></section><div data-legal="act">Another form</div></article><section id="versions"><h2>Versions</h2></section></main></body></html>`

it('says title, version, day, address and every part, and nothing of what can be done on the page', () => {
  expect(legalAsText(page, 'https://jul.example/terms')).toBe(`TERMS & MORE
Version 3, in force since 2026-11-22
https://jul.example/terms

In short

- One point


1. Parties

You 'and' we.

Company: North Ltd
Address: 1 High Street
Town

Point | Content

Subject | The <console>
`)
})

it('is not there for a page without a legal text', () => {
  expect(legalAsText('<main><h1>About</h1></main>', 'https://jul.example/about')).toBeNull()
})
