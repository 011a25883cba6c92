/** A published page that the report on funding gaps takes a figure from, with the sentence it was read in (K17). */
export type FundingSource = {
  readonly id: string
  readonly publisher: string
  readonly title: string
  readonly year: number
  readonly address: string
  readonly sentence: string
}

/** A figure of the report: what it says, of which year, and the source it was read in. */
export type FundingFigure = {
  readonly chart: 'stage' | 'region' | 'founders' | 'europe' | 'deals' | 'distance'
  readonly label: string
  readonly value: number
  readonly unit: string
  readonly source: string
}

/** The one list of sources: text, charts and download of the report are made from it, and nothing else is said in figures (K17). */
export const fundingSources: readonly FundingSource[] = [
  {
    id: 'eib-2024',
    publisher: 'European Investment Bank',
    title:
      'The scale-up gap: Financial market constraints holding back innovative firms in the European Union',
    year: 2024,
    address: 'https://www.eib.org/en/publications/online/all/the-scale-up-gap',
    sentence:
      'Innovative EU companies grapple with significant financing constraints, with EU scale-ups raising only half as much capital as their Silicon Valley peers.',
  },
  {
    id: 'bbb-2025',
    publisher: 'British Business Bank',
    title: 'Small Business Equity Tracker 2025',
    year: 2025,
    address:
      'https://www.british-business-bank.co.uk/about-research-and-publications/small-business-equity-tracker-2025',
    sentence: 'London accounted for 61% of investment and 47% of deals in 2024.',
  },
  {
    id: 'bbb-2021',
    publisher: 'British Business Bank',
    title: 'Regions and Nations Tracker 2021',
    year: 2021,
    address:
      'https://www.british-business-bank.co.uk/about/research-and-publications/regions-and-nations-tracker-2021/infographic',
    sentence: '62% of investment is in London, but it only hosts 19% of the UK’s smaller businesses.',
  },
  {
    id: 'bbb-2021-distance',
    publisher: 'British Business Bank',
    title: 'Regions and Nations Tracker 2021',
    year: 2021,
    address:
      'https://www.british-business-bank.co.uk/about/research-and-publications/regions-and-nations-tracker-2021/infographic',
    sentence:
      '82% of equity investment stakes the investor and the recipient business are within two hours of each other and 61% within one hour.',
  },
  {
    id: 'bbb-2019',
    publisher: 'British Business Bank, with Diversity VC and BVCA',
    title: 'UK VC & Female Founders',
    year: 2019,
    address:
      'https://www.british-business-bank.co.uk/female-start-up-founders-missing-out-on-billions-in-funding/',
    sentence:
      'For every £1 of venture capital (VC) investment in the UK, all-female founder teams get less than 1p. By comparison, all-male founder teams get 89p and mixed-gender teams get the remaining 10p.',
  },
  {
    id: 'gv-2020',
    publisher: 'Global Venturing, on a report of the European Investment Bank',
    title: 'Including half the population',
    year: 2020,
    address: 'https://globalventuring.com/including-half-the-population',
    sentence:
      'Women-led startups based in the European Union secured 11% of venture capital funding in that region in 2017 while women made up 30% of the total number of entrepreneurs.',
  },
  {
    id: 'bbb-2023',
    publisher: 'British Business Bank',
    title: 'Finding What Works: Pathways to Improve Diversity in Venture Capital Investment (press release)',
    year: 2023,
    address:
      'https://www.british-business-bank.co.uk/press-release/british-business-bank-report-reveals-no-improvement-in-the-share-of-venture-capital-investment-to-female-founder-teams-over-the-past-decade/',
    sentence: 'Share of equity deals to all-female founder teams increased from 5% in 2011 to 9% in 2022.',
  },
  {
    id: 'bbb-2023-value',
    publisher: 'British Business Bank',
    title: 'Finding What Works: Pathways to Improve Diversity in Venture Capital Investment (press release)',
    year: 2023,
    address:
      'https://www.british-business-bank.co.uk/press-release/british-business-bank-report-reveals-no-improvement-in-the-share-of-venture-capital-investment-to-female-founder-teams-over-the-past-decade/',
    sentence:
      'Share of total equity investment by value for all-female founder teams remained stagnant over the last decade, only receiving 2% of funding.',
  },
]

/** The figures of the report's charts. */
export const fundingFigures: readonly FundingFigure[] = [
  {
    chart: 'stage',
    label: 'Scale-ups in Silicon Valley',
    value: 100,
    unit: 'capital raised, theirs as 100',
    source: 'eib-2024',
  },
  {
    chart: 'stage',
    label: 'Scale-ups in the EU',
    value: 50,
    unit: 'capital raised, theirs as 100',
    source: 'eib-2024',
  },
  {
    chart: 'region',
    label: 'Smaller businesses in London',
    value: 19,
    unit: '% of the UK, 2021',
    source: 'bbb-2021',
  },
  {
    chart: 'region',
    label: 'Equity investment in London',
    value: 62,
    unit: '% of the UK, 2021',
    source: 'bbb-2021',
  },
  {
    chart: 'region',
    label: 'Equity investment in London',
    value: 61,
    unit: '% of the UK, 2024',
    source: 'bbb-2025',
  },
  {
    chart: 'region',
    label: 'Equity deals in London',
    value: 47,
    unit: '% of the UK, 2024',
    source: 'bbb-2025',
  },
  { chart: 'founders', label: 'All-male teams', value: 89, unit: 'pence of each pound', source: 'bbb-2019' },
  { chart: 'founders', label: 'Mixed teams', value: 10, unit: 'pence of each pound', source: 'bbb-2019' },
  {
    chart: 'founders',
    label: 'All-female teams, less than',
    value: 1,
    unit: 'pence of each pound',
    source: 'bbb-2019',
  },
  {
    chart: 'europe',
    label: 'Women among entrepreneurs',
    value: 30,
    unit: '% in the EU, 2017',
    source: 'gv-2020',
  },
  {
    chart: 'europe',
    label: 'Venture capital to companies led by women',
    value: 11,
    unit: '% in the EU, 2017',
    source: 'gv-2020',
  },
  {
    chart: 'deals',
    label: 'Share of deals, 2011',
    value: 5,
    unit: '% to all-female teams',
    source: 'bbb-2023',
  },
  {
    chart: 'deals',
    label: 'Share of deals, 2022',
    value: 9,
    unit: '% to all-female teams',
    source: 'bbb-2023',
  },
  {
    chart: 'deals',
    label: 'Share of the money, 2022',
    value: 2,
    unit: '% to all-female teams',
    source: 'bbb-2023-value',
  },
  {
    chart: 'distance',
    label: 'Within two hours',
    value: 82,
    unit: '% of stakes',
    source: 'bbb-2021-distance',
  },
  {
    chart: 'distance',
    label: 'Within one hour',
    value: 61,
    unit: '% of stakes',
    source: 'bbb-2021-distance',
  },
]
