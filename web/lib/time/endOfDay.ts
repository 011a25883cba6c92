/** The end of a day, 'YYYY-MM-DD', on the reader's own clock. */
export function endOfDay(day: string): Date {
  const end = new Date(`${day}T00:00:00`)
  end.setDate(end.getDate() + 1)
  return end
}
