/** Lines said aloud, kept by what was said and how: the same line in the same voice is asked for once. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppDeps } from '../../../deps.ts';
import type { SpeechModel, SpeechRequest } from '../../../providers/speech/port.ts';

/** Some hundred megabytes; what was not said lately goes. */
const KEPT_FILES = 1_000;

export type VoiceSamples = {
  /** MPEG audio. @throws EndpointError */
  read(request: SpeechRequest): Promise<Buffer>;
  /** Deletes all but the newest files. */
  prune(): Promise<void>;
  /** Deletes all files: whose words are in which is not known, and whatever is asked for again is said again. */
  forgetAll(): Promise<void>;
};

/** Kept in DATA_DIR/media; undefined where no speech model is configured. */
export function createVoiceSamples({
  env,
  speechModel: model,
}: Pick<AppDeps, 'env' | 'speechModel'>): VoiceSamples | undefined {
  if (!model) return undefined;
  const folder = join(env.DATA_DIR, 'media', 'voices');
  const underWay = new Map<string, Promise<Buffer>>();
  return {
    read: async (request) => {
      const file = join(folder, `${nameOf(model, request)}.mp3`);
      const kept = await readFile(file).catch(() => undefined);
      if (kept) return kept;
      // It goes on when the browser leaves: asked again, it is there.
      const speaking =
        underWay.get(file) ??
        model
          .speak(request, new AbortController().signal)
          .then((audio) => keep(folder, file, audio))
          .finally(() => underWay.delete(file));
      underWay.set(file, speaking);
      return speaking;
    },
    prune: () => prune(folder),
    forgetAll: () => empty(folder),
  };
}

function nameOf(model: SpeechModel, { text, voice: { timbre, rate } }: SpeechRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([model.id, text, timbre, rate]))
    .digest('hex')
    .slice(0, 32);
}

async function keep(folder: string, file: string, audio: Buffer): Promise<Buffer> {
  await mkdir(folder, { recursive: true });
  // Written aside and renamed: a reader never hears half a line.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, audio);
  await rename(aside, file);
  return audio;
}

/** The folder stays: a line is being written into it perhaps. */
async function empty(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

async function prune(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      return { file, at: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const old = files.toSorted((one, other) => other.at - one.at).slice(KEPT_FILES);
  await Promise.all(old.map(({ file }) => rm(file, { force: true })));
}
