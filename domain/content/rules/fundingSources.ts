/** A published page that the report on funding gaps takes a figure from, with the sentence it was read in (K17). */
export type FundingSource = {
  readonly id: string
  readonly publisher: string
  readonly title: string
  readonly year: number
  readonly address: string
  readonly sentence: string
}

/** A chart of the report: what it shows, and its unit, said once for all of its figures. */
export type ReportChart = {
  readonly title: string
  /** What the numbers are; a hundred fills the width of every chart. */
  readonly unit: string
  /** What stands right behind each number. */
  readonly sign: '' | '%' | 'p'
  /** What is missing to the hundred, where the chart is about that. */
  readonly gap?: string
}
/** The name of a chart of the report (K17). */
export type FundingChartId = 'stage' | 'region' | 'founders' | 'europe' | 'deals' | 'distance'

/** A figure of the report: what it says, of which year, and the source it was read in. */
export type FundingFigure = {
  readonly chart: FundingChartId
  readonly label: string
  readonly value: number
  /** The source says "less than". */
  readonly isBelow?: true
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

/** Charts of the report with their units: a hundred is the whole in each, whatever the unit (K17). */
export const fundingCharts: Readonly<Record<FundingChartId, ReportChart>> = {
  stage: {
    title: 'Capital raised by scale-ups',
    unit: 'Silicon Valley = 100',
    sign: '',
    gap: 'The gap: half',
  },
  region: { title: 'London’s share of the United Kingdom', unit: 'percent', sign: '%' },
  distance: {
    title: 'How near the investor is',
    unit: 'percent of equity stakes in the United Kingdom',
    sign: '%',
  },
  founders: { title: 'One pound of venture capital in the United Kingdom', unit: 'in pence', sign: 'p' },
  europe: { title: 'Women in the European Union, 2017', unit: 'percent', sign: '%' },
  deals: { title: 'All-female teams in the United Kingdom', unit: 'percent', sign: '%' },
}

/** The figures of the report's charts; the last of a chart is the one that the chart is about. */
export const fundingFigures: readonly FundingFigure[] = [
  { chart: 'stage', label: 'Scale-ups in Silicon Valley', value: 100, source: 'eib-2024' },
  { chart: 'stage', label: 'Scale-ups in the European Union', value: 50, source: 'eib-2024' },
  { chart: 'region', label: 'of smaller businesses, 2021', value: 19, source: 'bbb-2021' },
  { chart: 'region', label: 'of equity deals, 2024', value: 47, source: 'bbb-2025' },
  { chart: 'region', label: 'of equity investment, 2021', value: 62, source: 'bbb-2021' },
  { chart: 'region', label: 'of equity investment, 2024', value: 61, source: 'bbb-2025' },
  { chart: 'founders', label: 'All-male teams', value: 89, source: 'bbb-2019' },
  { chart: 'founders', label: 'Mixed teams', value: 10, source: 'bbb-2019' },
  { chart: 'founders', label: 'All-female teams', value: 1, isBelow: true, source: 'bbb-2019' },
  { chart: 'europe', label: 'Share of entrepreneurs who are women', value: 30, source: 'gv-2020' },
  { chart: 'europe', label: 'Venture capital to companies led by women', value: 11, source: 'gv-2020' },
  { chart: 'deals', label: 'Share of deals, 2011', value: 5, source: 'bbb-2023' },
  { chart: 'deals', label: 'Share of deals, 2022', value: 9, source: 'bbb-2023' },
  { chart: 'deals', label: 'Share of the money, 2022', value: 2, source: 'bbb-2023-value' },
  { chart: 'distance', label: 'within one hour', value: 61, source: 'bbb-2021-distance' },
  { chart: 'distance', label: 'within two hours', value: 82, source: 'bbb-2021-distance' },
]

/** A figure as it is written, "61%" or "<1p". */
export const shownFigure = ({ chart, value, isBelow }: FundingFigure): string =>
  `${isBelow ? '<' : ''}${value}${fundingCharts[chart].sign}`

/** Each published page once, however many sentences were taken from it. */
export const onePerPage = (sources: readonly FundingSource[]): readonly FundingSource[] =>
  sources.filter(({ address }, at) => sources.findIndex((each) => each.address === address) === at)
