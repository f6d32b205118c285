/**
 * The settings of the server that an owner may enter in the back office: which parts there are, which fields each has,
 * and which variables of the environment stand above it. A part that the environment sets is not read from the
 * database.
 */

export type ServerField = {
  readonly label: string;
  /** Never sent to a browser once it is stored. */
  readonly isSecret?: true;
};

export type ServerPart = {
  readonly label: string;
  /** The first of them decides whether the environment sets the part. */
  readonly environment: readonly [string, ...string[]];
  readonly fields: Readonly<Record<string, ServerField>>;
};

export const SERVER_PARTS = {
  mail: {
    label: 'Serverul de e-mail',
    environment: ['SMTP_URL'],
    fields: {
      provider: { label: 'Furnizor' },
      host: { label: 'Server' },
      port: { label: 'Port' },
      security: { label: 'Criptare' },
      user: { label: 'Utilizator' },
      password: { label: 'Parola sau cheia', isSecret: true },
    },
  },
  copies: {
    label: 'Al doilea loc al copiilor',
    environment: ['BACKUP_S3_URL', 'BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET', 'BACKUP_S3_REGION'],
    fields: {
      endpoint: { label: 'Adresa serviciului' },
      bucket: { label: 'Găleata' },
      folder: { label: 'Dosarul' },
      region: { label: 'Regiunea' },
      keyId: { label: 'Cheia de acces' },
      secret: { label: 'Secretul', isSecret: true },
    },
  },
} as const satisfies Readonly<Record<string, ServerPart>>;

export type ServerPartName = keyof typeof SERVER_PARTS;

export function fieldsOfPart(part: ServerPartName): Readonly<Record<string, ServerField>> {
  return SERVER_PARTS[part].fields;
}

export function environmentOfPart(part: ServerPartName): readonly [string, ...string[]] {
  return SERVER_PARTS[part].environment;
}

/** Where the values of a part come from. `unreadable`: they were stored on another machine, whose key is not here. */
export const SETTING_SOURCES = ['environment', 'stored', 'unreadable', 'none'] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];
