import { analyse } from '../analyser/analyse.ts';
import { matchWeight } from '../pattern/match.ts';
import type { Library } from './library.ts';

const NAMED_AT_MOST = 4;

/** Titles of the topics that messages touch, the most touched first. */
function topicsOf(library: Library, texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const { sentences } = analyse(text);
    for (const topic of library.topics.values()) {
      if (topic.quiet === true || !topic.hits.some((hit) => matchWeight(hit.patterns, sentences) > 0)) continue;
      counts.set(topic.title, (counts.get(topic.title) ?? 0) + 1);
    }
  }
  const ordered = [...counts].toSorted(([, one], [, other]) => other - one);
  return ordered.slice(0, NAMED_AT_MOST).map(([title]) => title);
}

const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** What a stretch of talk was about, in one sentence. */
export function summarize(library: Library, texts: readonly string[]): string {
  const topics = topicsOf(library, texts);
  return topics.length === 0 ? 'Vocês conversaram um pouco de tudo.' : `Vocês falaram de ${LIST.format(topics)}.`;
}
