type ModuleInfo = { readonly code: string | null };
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

const INDEX = /^(.*[\\/]lucide-react[\\/]dist[\\/]esm[\\/])lucide-react\.mjs$/;
const IMPORTED = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;
const EXPORTED = /export \{([^}]*)\} from '\.\/(icons[^']*)'/g;

/** Whether a module names every icon there is. */
export const isIconIndex = (id: string): boolean => INDEX.test(id);

const names = (list: string, separator: RegExp) =>
  list
    .split(',')
    .map(part => part.trim().split(separator))
    .filter(([name]) => name !== '');

/** The file of each name that the index exports. */
function readIndex(id: string, code: string): Map<string, string> {
  const [, folder = ''] = INDEX.exec(id) ?? [];
  return new Map(
    [...code.matchAll(EXPORTED)].flatMap(([, list = '', file = '']) =>
      names(list, /\s+as\s+/).map(([, name = '']) => [name, `${folder}${file}`] as const),
    ),
  );
}

/**
 * Tells the files of the icons that a module draws. The graph only knows that it imports the index of all icons; which of
 * them it uses stands in its code.
 *
 * @throws Error for an icon that the index does not know
 */
export function iconsUsed(graph: Graph): (id: string, index: string | undefined) => readonly string[] {
  let files: Map<string, string> | undefined;
  return (id, index) => {
    const code = graph.getModuleInfo(id)?.code;
    if (index === undefined || !code) return [];
    files ??= readIndex(index, graph.getModuleInfo(index)?.code ?? '');
    return [...code.matchAll(IMPORTED)]
      .flatMap(([, list = '']) => names(list, /\s+as\s+/))
      .filter(([name = '']) => !name.startsWith('type '))
      .map(([name = '']) => {
        const file = files?.get(name);
        if (!file) throw new Error(`${id} draws ${name}, which is no icon.`);
        return file;
      });
  };
}
