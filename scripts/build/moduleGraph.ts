import { iconsUsed, isIconIndex } from './iconsUsed.ts';

type ModuleInfo = {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
export type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo | null };
/** Tells whether a module, by its id, is one of a set. */
export type IsIn = (id: string) => boolean;

/** Every module that a walk from `root` along `next` comes to, itself included. */
function reach(root: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...next(id));
  }
  return found;
}

/** The walks that tell which screens and parts a module belongs to. */
export function walks(graph: Graph) {
  const icons = iconsUsed(graph);
  const atOnce = (id: string) => {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    const index = imported.find(isIconIndex);
    return index === undefined
      ? imported
      : [...imported.filter(other => other !== index), ...icons(id, index)];
  };
  const later = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const ever = (root: string, unless: IsIn) =>
    reach(root, id => [...atOnce(id), ...later(id).filter(other => !unless(other))]);
  return {
    /** Tells the modules that come with any of the roots. */
    partOf: (...roots: readonly string[]): IsIn => {
      const found = roots.map(root => reach(root, atOnce));
      return id => found.some(part => part.has(id));
    },
    /** The same, and of what they may ever ask for; `unless` names what is not asked for. */
    everPartOf: (root: string, unless: IsIn = () => false): IsIn => {
      const found = ever(root, unless);
      return id => found.has(id);
    },
    /** How many of what is ever asked for apart, from `root` on, a module comes with. */
    timesAsked: (root: string): ((id: string) => number) => {
      const parts = new Set([...ever(root, () => false)].flatMap(later));
      const found = [...parts].map(part => reach(part, atOnce));
      return id => found.filter(part => part.has(id)).length;
    },
    later,
    /** Every module that comes with a root, by its id. */
    comingWith: (root: string): readonly string[] => [...reach(root, atOnce)],
  };
}
