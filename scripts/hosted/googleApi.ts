type Service = 'identity' | 'firestore';

/** A hosted project, called past its rules with a Google access token; tests call the local backend instead. */
export type Project = {
  readonly projectId: string;
  /** `gcloud auth print-access-token`; the local backend's owner is `owner`. */
  readonly accessToken: string;
  /** The local backend's address, or those of the two official emulators; hosted Google when absent. */
  readonly origin?: string | { readonly [service in Service]: string } | undefined;
};

const HOSTS = {
  identity: 'identitytoolkit.googleapis.com',
  firestore: 'firestore.googleapis.com',
} as const;

/** The emulators serve Identity Toolkit under its host's name, and Firestore at the root. */
function addressOf(service: Service, origin: Project['origin']): string {
  if (origin === undefined) return `https://${HOSTS[service]}/v1`;
  const its = typeof origin === 'string' ? origin : origin[service];
  return service === 'identity' ? `${its}/${HOSTS.identity}/v1` : `${its}/v1`;
}

/** As `fetch`, which says of a host that does not answer no more than that it failed. */
export async function ask(url: string, request?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    const { message, code } = Object((error as Error).cause);
    throw new Error(`No answer from ${new URL(url).host}: ${message || code || error}`, { cause: error });
  }
}

/** Posts JSON and returns the answer's. Rejects with what Google said. */
export async function call(
  project: Project,
  service: Service,
  path: string,
  body: unknown,
): Promise<unknown> {
  const url = `${addressOf(service, project.origin)}/projects/${project.projectId}${path}`;
  const response = await ask(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${project.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} from ${url}: ${text}`);
  return JSON.parse(text);
}

/** The project named by `--project`, with the token of `GOOGLE_ACCESS_TOKEN`. Throws what is missing. */
export function projectFrom(projectId: string | undefined): Project {
  const accessToken = process.env.GOOGLE_ACCESS_TOKEN;
  if (!projectId) throw new Error('Name the project: --project my-project-id');
  if (!accessToken) {
    throw new Error(
      'Set GOOGLE_ACCESS_TOKEN, for example: GOOGLE_ACCESS_TOKEN=$(gcloud auth print-access-token)',
    );
  }
  return { projectId, accessToken };
}

/** Runs a command and says what went wrong in one line. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((thrown: unknown) => {
    console.error(thrown instanceof Error ? thrown.message : thrown);
    process.exitCode = 1;
  });
}
