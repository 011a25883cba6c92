export function drawShare(title: string, description: string): Promise<Buffer>
export function writeSharePictures(folder: string, cache: string): Promise<Map<string, string>>
