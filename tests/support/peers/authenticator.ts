import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Misbehavior of an authenticator, or of an attacker between it and the site. */
interface Wrong {
  origin?: string;
  type?: string;
  /** The key's claimed use count. */
  counter?: number;
  /** Without user presence, or without user verification. */
  flags?: number;
  signedWith?: Authenticator['privateKey'];
}
export type Authenticator = ReturnType<typeof anAuthenticator>;

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

/** A software security key: real ES256 keys and signatures over what browser and key would sign. */
export function anAuthenticator(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const clientDataOf = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataOf = (flags: number, counter: number, more = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(site).hostname), head, more]);
  };
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return cbor([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
  };
  const shown = (response: Record<string, string>) => ({ id, rawId: id, type: 'public-key', response });

  return {
    privateKey,
    /** The response to registration options. */
    register(challenge: string, wrong: Pick<Wrong, 'origin' | 'type'> = {}) {
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(),
      ]);
      const authData = dataOf(PRESENT_AND_VERIFIED | WITH_CREDENTIAL, uses, attested);
      return shown({
        clientDataJSON: encode(clientDataOf(wrong.type ?? 'webauthn.create', challenge, wrong.origin ?? site)),
        attestationObject: encode(
          cbor([
            ['fmt', 'none'],
            ['attStmt', []],
            ['authData', authData],
          ]),
        ),
      });
    },
    /** The response to sign-in options. */
    assert(challenge: string, wrong: Wrong = {}) {
      uses += 1;
      const authData = dataOf(wrong.flags ?? PRESENT_AND_VERIFIED, wrong.counter ?? uses);
      const clientData = clientDataOf(wrong.type ?? 'webauthn.get', challenge, wrong.origin ?? site);
      const signed = Buffer.concat([authData, sha256(clientData)]);
      return shown({
        clientDataJSON: encode(clientData),
        authenticatorData: encode(authData),
        signature: encode(sign('sha256', signed, wrong.signedWith ?? privateKey)),
      });
    },
  };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (bytes: Buffer) => bytes.toString('base64url');

/** Maps are lists of pairs. */
type Cbor = number | string | Buffer | readonly (readonly [number | string, Cbor])[];

/** The subset of CBOR that credentials use. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  return Buffer.concat([cborHead(5, value.length), ...value.flatMap(([key, part]) => [cbor(key), cbor(part)])]);
}

function cborHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
