// The flags the server runs with, on `npm start` and wherever it is measured or attacked. No source maps: they cost
// 70 MiB at rest; and no --optimize-for-size: it saves 15 MiB and trebles the CPU of a list
// (docs/decisions/0013-what-a-start-keeps.md).
export const serverFlags = ['--max-semi-space-size=4']
