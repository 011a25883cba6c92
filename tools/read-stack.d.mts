export function readStack(text: string, folder?: string): string
