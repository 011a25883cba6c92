import { Secret, TOTP } from 'otpauth'
import type { TestApp } from './testApp.ts'

/** What the authenticator app of this secret shows at the app's time. */
export const totpNow = ({ app }: Pick<TestApp, 'app'>, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() })
