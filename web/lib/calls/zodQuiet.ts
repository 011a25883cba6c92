// zod probes `new Function`, which the content policy reports as a violation even though zod catches it. It
// reads this global by name before any of its modules run, so this file is the first import of the program.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
