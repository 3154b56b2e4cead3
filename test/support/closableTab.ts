type AnyFunction = (...parameters: unknown[]) => unknown;

const never = () => new Promise<never>(() => {});

/** A promise that is never heard of again once the tab is closed. */
function whileOpen(result: unknown, closed: AbortSignal): unknown {
  if (!(result instanceof Promise)) return result;
  return new Promise((resolve, reject) => {
    result.then(
      value => closed.aborted || resolve(value),
      thrown => closed.aborted || reject(thrown),
    );
  });
}

/**
 * The service as seen from a tab that can be closed at any moment: after that its calls are not made, and its pending
 * calls are never answered.
 */
export function closable<Service extends object>(service: Service, closed: AbortSignal): Service {
  return new Proxy(service, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...parameters: unknown[]) =>
        closed.aborted ? never() : whileOpen((member as AnyFunction).apply(target, parameters), closed);
    },
  });
}
