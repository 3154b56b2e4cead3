import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { type News, NO_NEWS } from './notificationRules';
import { type NewsRoot, prepareNews, selectNews } from './selectNews';

/**
 * What there is to tell, a moment after it has become so. It is computed from every order there is and no screen waits for
 * it: not in the action that brings the orders, but afterwards, each piece in a task of its own, so that the page draws and
 * answers in between. Until that is done it is what it was before.
 */
export function useNews(uid: string, nowMs: number): News {
  const store = useStore<NewsRoot>();
  const [news, setNews] = useState(NO_NEWS);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function compute() {
      const root = store.getState();
      const pieces = prepareNews(root, uid, nowMs);
      function next() {
        if (!pieces.next().done) {
          timer = setTimeout(next);
          return;
        }
        setNews(selectNews(root, uid, nowMs));
        timer = undefined;
        // More may have come meanwhile.
        if (store.getState() !== root) compute();
      }
      timer = setTimeout(next);
    }
    compute();
    const unsubscribe = store.subscribe(() => {
      if (timer === undefined) compute();
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store, uid, nowMs]);
  return news;
}
