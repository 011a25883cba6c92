import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { askAuth } from '../queries.ts'

const library = () => import('@simplewebauthn/browser')

/** Whether this browser can hold and use passkeys at all. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function'

/** Asks the person's device to sign the server's challenge. What the device refuses is said in the specified words. */
export async function signWithPasskey(): Promise<object> {
  const [{ startAuthentication }, { options }] = await Promise.all([library(), askAuth('passkey/ask', {})])
  return await startAuthentication({
    optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'], // safe because the server makes them with the same library
  }).catch(() => {
    throw new PasskeyFailed(factorTexts.biometricFailed)
  })
}

/** Has the person's device make a passkey, and the server keep its public half. */
export async function makePasskey(name: string): Promise<string> {
  const [{ startRegistration }, { options }] = await Promise.all([library(), askAuth('passkey/begin', {})])
  const attestation = await startRegistration({
    optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'], // safe because the server makes them with the same library
  }).catch((error: unknown) => {
    const isThere = error instanceof Error && error.name === 'InvalidStateError'
    throw new PasskeyFailed(
      isThere ? 'This device already has a passkey here.' : factorTexts.biometricRefused,
    )
  })
  const { message } = await askAuth('passkey/enrol', { attestation, name })
  return message ?? factorTexts.passkeyAdded
}

/** The device or the person said no; its words are for people. */
export class PasskeyFailed extends Error {}
