import { globSync, readFileSync } from 'node:fs';

interface TextRule {
  name: string;
  /** The rule's purpose, as shown by the failing check. */
  comment: string;
  /** The files it reads, and the exceptions among them. */
  files: string;
  except: readonly string[];
  forbidden: RegExp;
  /** Code that violates the rule; the check fails when it isn't noticed. */
  planted: string;
}

/** Rules that import analysis can't express. */
const TEXT_RULES: readonly TextRule[] = [
  {
    name: 'one-guard-for-administrators',
    comment: 'rights of an administrator come from administratorOf, requireAdministrator or adminActorOf alone',
    files: 'src/{app/server,platform/server,domains/*/server}/**/*.ts',
    // The guard itself, and the code that fills the field it reads.
    except: ['src/platform/server/http/http.ts', 'src/domains/accounts/server/identity/viewer.ts'],
    forbidden:
      /(?<!\bfunctions)\.isAdmin\b|\bviewer\??\.role\s*[!=]==?\s*'admin'|\{[^{}]*\bisAdmin\b[^{}]*\}\s*=\s*viewer/,
    planted: 'const actor = viewer.isAdmin ? admin(viewer.userId) : user(viewer.userId);',
  },
  {
    name: 'the-role-alone-grants-nothing',
    comment: 'hasAdminRole is for refusing: only identity and the opening of documents may ask it',
    files: 'src/{app/server,platform/server,domains/*/server}/**/*.ts',
    except: [
      'src/platform/server/http/http.ts',
      ...[
        'account/delete-account',
        'administrators/is-administrator',
        'second-factors/second-factors',
        'second-factors/totp',
        'sign-in/passwords',
        'sign-in/post-auth-route',
      ].map((file) => `src/domains/accounts/server/identity/${file}.ts`),
      'src/domains/profiles/server/documents/manage-documents.ts',
    ],
    forbidden: /\bhasAdminRole\b/,
    planted: 'if (hasAdminRole(viewer)) return everything;',
  },
];

/** One line per violation. A rule that misses its own planted violation, or reads no file, is one too. */
export function brokenTextRules(): string[] {
  return TEXT_RULES.flatMap(({ name, comment, files, except, forbidden, planted }) => {
    const read = globSync(files).filter((file) => !file.endsWith('.test.ts'));
    const isProved = forbidden.test(planted) && read.length > 0 && except.every((file) => read.includes(file));
    const broken = read.filter((file) => !except.includes(file) && forbidden.test(readFileSync(file, 'utf8')));
    return [
      ...(isProved ? [] : [`${name}: does not catch its planted violation, or names a file that is not there`]),
      ...broken.map((file) => `${name}: ${file} (${comment})`),
    ];
  });
}

export const TEXT_RULE_COUNT = TEXT_RULES.length;
