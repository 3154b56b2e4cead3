import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { AppStore } from '@/app/rootStore/store';

class NoFrame {}

/** As much of an element as React asks for where components draw nothing. */
const aPlace = () => ({
  nodeType: 1,
  nodeName: 'DIV',
  namespaceURI: 'http://www.w3.org/1999/xhtml',
  textContent: '',
  addEventListener() {},
  ownerDocument: {
    nodeType: 9,
    activeElement: null,
    addEventListener() {},
    defaultView: { HTMLIFrameElement: NoFrame },
  },
});

/** Runs components that draw nothing: the app's own hooks, without a document. Returns how to end them. */
export function mount(store: AppStore, screen: ReactNode): () => void {
  const root = createRoot(aPlace() as unknown as Element);
  root.render(<Provider store={store}>{screen}</Provider>);
  // Some are ended by what they tell, in the middle of React's own work.
  return () => queueMicrotask(() => root.unmount());
}
