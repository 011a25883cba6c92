/** The member's company as the first sentence of a lead, with the space behind it; 'Kovar d.o.o.' ends by itself. */
export const companySentence = (company: string): string =>
  company ? `${company}${/[.!?]$/.test(company) ? '' : '.'} ` : ''
