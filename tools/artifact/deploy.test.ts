import { readdirSync, readFileSync } from 'node:fs';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

const FOLDERS = ['deploy/systemd', 'deploy/compose', 'deploy/kubernetes'];
const documented = readFileSync('.env.example', 'utf8');
const texts = FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')));

/** Settings that belong to the programs beside the product. */
const OF_OTHERS = ['APP_HOST', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE'];

test('the deployment files set only what the product knows, and secrets only as files', () => {
  const set = texts.flatMap((text) =>
    [...text.matchAll(/(?:^ {2,6}|[{ ,]|Environment=)([A-Z][A-Z0-9_]+)(?:=|: )/gm)].flatMap(([, name]) => name ?? []),
  );
  const names = [...new Set(set)].filter((name) => !OF_OTHERS.includes(name));
  expect(names).toContain('TRUSTED_PROXY');
  expect(names.filter((name) => !documented.includes(`#${name.replace(/_FILE$/, '')}=`))).toEqual([]);
  expect(
    names.filter((name) => /SECRET|PASSWORD|ACCESS_KEY|^(DATABASE|SMTP)_URL/.test(name) && !name.endsWith('_FILE')),
  ).toEqual([]);
  expect(names.filter((name) => name.endsWith('_FILE')).sort()).toEqual([
    'DATABASE_DIRECT_URL_FILE',
    'DATABASE_URL_FILE',
    'S3_ACCESS_KEY_ID_FILE',
    'S3_SECRET_ACCESS_KEY_FILE',
    'SECRET_KEY_FILE',
    'SMTP_URL_FILE',
  ]);
});

/** Each checks an object against the schema that Kubernetes, or KEDA, publishes for its kind. */
const SCHEMAS = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ScaledObject,
  Service,
} as unknown as Record<string, new (data: object) => { validate(): void }>;

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: { scaleTargetRef?: { name: string }; selector?: { matchLabels?: object }; template?: Template };
}

interface Template {
  metadata: { labels: object };
  spec: { containers: { securityContext: { readOnlyRootFilesystem: boolean } }[] };
}

const manifests = readdirSync('deploy/kubernetes').flatMap((file) =>
  parseAllDocuments(readFileSync(`deploy/kubernetes/${file}`, 'utf8')).map((one) => one.toJS() as Manifest),
);

test.each(manifests.map((one) => [one.kind, one.metadata.name, one] as const))(
  'Kubernetes: %s %s fits its schema',
  (kind, _name, manifest) => {
    const Schema = SCHEMAS[kind] ?? expect.fail(`no schema for ${kind}`);
    expect(() => new Schema(manifest).validate()).not.toThrow();
    expect(() => new Schema({ ...manifest, spec: 7, data: 7 }).validate()).toThrow();
  },
);

test('Kubernetes: what scales is there, what is selected has the labels, and nothing writes to its image', () => {
  const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
  const scaled = manifests.flatMap(({ spec }) => spec?.scaleTargetRef?.name ?? []);
  expect(scaled.sort()).toEqual(deployments.map(({ metadata }) => metadata.name).sort());
  for (const { spec } of deployments) {
    expect(spec.template?.metadata.labels).toMatchObject(spec.selector?.matchLabels ?? {});
    for (const { securityContext } of spec.template?.spec.containers ?? [])
      expect(securityContext.readOnlyRootFilesystem).toBe(true);
  }
});
