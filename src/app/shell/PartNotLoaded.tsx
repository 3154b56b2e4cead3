import type { FailureProps } from '@/shared/lazy/lazyWith';
import { useCommonText } from '@/shared/text/commonText';
import { AlertDialog } from '@/shared/ui/AlertDialog';

type Props = FailureProps & { readonly onClose: () => void };

/** Stands for a part of the shell that somebody asked for and whose bundle could not be had. */
export function PartNotLoaded({ onClose }: Props) {
  const { notLoaded: text } = useCommonText();
  return <AlertDialog message={text.heading} detail={text.gone} onClose={onClose} />;
}
