import type { Block } from '../evaluate/environment';
import type {
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  RulesFile,
} from '../syntax/ast';

/** A block of the file with all that is inherited from those around it. */
export type CompiledBlock = {
  readonly block: Block;
  readonly declared: readonly FunctionDeclaration[];
  /** The whole path from the service on. */
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly AllowStatement[];
};

/** The global block, the service and every match, in the order of the file. */
export function compileBlocks(file: RulesFile): readonly CompiledBlock[] {
  const global = blockOf(undefined, file.globalFunctions);
  const service = blockOf(global, file.functions);
  return [
    { block: global, declared: file.globalFunctions, pattern: [], allows: [] },
    { block: service, declared: file.functions, pattern: [], allows: [] },
    ...file.matches.flatMap(match => compileMatch(match, service, [])),
  ];
}

function compileMatch(match: MatchBlock, parent: Block, outer: readonly PatternSegment[]): CompiledBlock[] {
  const block = blockOf(parent, match.functions);
  const pattern = [...outer, ...match.pattern];
  return [
    { block, declared: match.functions, pattern, allows: match.allows },
    ...match.matches.flatMap(inner => compileMatch(inner, block, pattern)),
  ];
}

function blockOf(parent: Block | undefined, functions: readonly FunctionDeclaration[]): Block {
  return { parent, functions: new Map(functions.map(declaration => [declaration.name, declaration])) };
}
