import forge from 'node-forge';

/** The object identifier of PBES2, which an AES container names, in DER. */
const PBES2 = Buffer.from('06092a864886f70d01050d', 'hex');

/**
 * Key and certificate as PKCS #12, the form that the signing library takes. Its password is empty: it is kept sealed
 * under AES-256-GCM, which protects it and notices every change, so it needs no MAC of its own (this library's is SHA-1).
 */
export function packKey(key: forge.pki.rsa.PrivateKey, certificate: forge.pki.Certificate): Buffer {
  const options = { algorithm: 'aes256', prfAlgorithm: 'sha256', useMac: false, generateLocalKeyId: false } as const;
  const p12 = forge.asn1.toDer(forge.pkcs12.toPkcs12Asn1(key, certificate, '', options)).getBytes();
  return Buffer.from(p12, 'binary');
}

/** A container made under 3DES, packed again with the same key and certificate; null when it is not one. */
export function repackKey(p12: Buffer): Buffer | null {
  if (p12.includes(PBES2)) return null;
  const old = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(p12.toString('binary')), '');
  const { pkcs8ShroudedKeyBag: keyBag = '', certBag = '' } = forge.pki.oids;
  const key = old.getBags({ bagType: keyBag })[keyBag]?.[0]?.key;
  const certificate = old.getBags({ bagType: certBag })[certBag]?.[0]?.cert;
  return key && 'n' in key && certificate ? packKey(key, certificate) : null;
}
