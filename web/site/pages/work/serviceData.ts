import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { absolute } from '../../shell/pageMeta.ts'

/** What can be bought, as structured data (schema.org Service with its Offer). */
export function serviceData(): readonly Record<string, unknown>[] {
  const { strategySession, monthlyRetainer } = serviceCatalogue
  return [strategySession, monthlyRetainer].map((service) => ({
    '@type': 'Service',
    name: service.label,
    serviceType: 'Business advisory',
    provider: { '@id': absolute('/#organization') },
    offers: {
      '@type': 'Offer',
      price: (service.priceCents / 100).toFixed(2),
      priceCurrency: 'EUR',
      url: absolute('/pricing'),
    },
  }))
}
