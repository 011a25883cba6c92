/** The dialog that asks who is here, behind a chunk of its own: what it needs is listed there and not in the first load. */
export const loadProof = async () => (await import('./ProofDialog.tsx')).askProof
