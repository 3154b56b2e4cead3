import { Component, type ReactNode } from 'react';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';

type Props = { readonly children: ReactNode };
type State = { readonly message: string | null };

/** The page for a screen that threw while rendering (spec §8): a heading, the error's text, a way out. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { message: thrown instanceof Error ? thrown.message : String(thrown) };
  }

  override render() {
    const { message } = this.state;
    return message === null ? this.props.children : <CrashPage message={message} />;
  }
}

function CrashPage({ message }: { readonly message: string }) {
  const labels = useLabels(commonLabels).crash;
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div role="alert" className="flex flex-col items-center gap-4">
        <h1 className="font-display text-3xl font-semibold">{labels.heading}</h1>
        <p className="max-w-prose text-ink-soft">{message}</p>
        <Button onClick={() => globalThis.location.reload()}>{labels.reload}</Button>
      </div>
    </main>
  );
}
