import type { FieldPath } from '../values/fieldPath';
import type { Fields, Value } from '../values/value';

/** What must hold for a document before it is written. */
export type Precondition =
  | { readonly kind: 'exists'; readonly exists: boolean }
  /** Microseconds since the epoch. */
  | { readonly kind: 'updateTime'; readonly updateTime: number };

export type Transform =
  | { readonly kind: 'requestTime' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
  | { readonly kind: 'appendMissing' | 'removeAll'; readonly elements: readonly Value[] };

export type FieldTransform = { readonly field: FieldPath; readonly transform: Transform };

/** One checked write of a commit; paths are relative to the database's root. */
export type Write =
  | {
      readonly kind: 'update';
      readonly path: string;
      readonly fields: Fields;
      /** The fields to change; undefined replaces the document. */
      readonly mask: readonly FieldPath[] | undefined;
      readonly transforms: readonly FieldTransform[];
      readonly precondition: Precondition | undefined;
    }
  | { readonly kind: 'delete'; readonly path: string; readonly precondition: Precondition | undefined }
  | { readonly kind: 'verify'; readonly path: string; readonly precondition: Precondition };
