import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import authConfig from "./auth-config.json" with { type: "json" };
import { gatewayAnswer } from "./project-gateway.ts";

export const projectId = "abcdefghijklmnopqrst";
export const secretKey = "sb_secret_standin";

export type Upload = {
  slug: string;
  metadata: { entrypoint_path: string; import_map_path: string; verify_jwt?: boolean };
  files: ReadonlyMap<string, string>;
};

export type ManagementApi = {
  url: string;
  uploads: Upload[];
  secrets: Record<string, string>;
  auth: Record<string, unknown>;
  storage: Record<string, unknown>;
  pictures: Map<string, { bytes: Buffer; type: string; key: string }>;
  calls: string[];
  breakAt: (call: string) => void;
  stop: () => Promise<unknown>;
};

type ApiRequest = {
  call: string;
  url: URL;
  body: Buffer;
  headers: IncomingMessage["headers"];
};

type Answer = { status?: number; headers?: Record<string, string>; body: unknown };

const project = {
  id: projectId,
  ref: projectId,
  organization_id: "standin",
  organization_slug: "standin",
  name: "shop",
  region: "eu-central-1",
  created_at: "2026-11-01T00:00:00Z",
  status: "ACTIVE_HEALTHY",
  database: { host: `db.${projectId}.test`, version: "17.6.1.001", postgres_engine: "17", release_channel: "ga" },
};

const rest = {
  db_schema: "public,graphql_public",
  max_rows: 1000,
  db_extra_search_path: "public,extensions",
  db_pool: null,
  db_pool_acquisition_timeout: null,
  db_pool_max_idletime: null,
  db_pool_max_lifetime: null,
};

const freshConfig = {
  data: {
    type: "project_config",
    id: projectId,
    attributes: {
      auth: {
        site_url: "http://localhost:3000",
        uri_allow_list: "",
        mailer_autoconfirm: true,
        rate_limit_email_sent: 2,
      },
      api: rest,
      storage: { file_size_limit: 52_428_800, features: {}, capabilities: { list_v2: true }, upstream_target: "main" },
      database: { major_version: 17, ssl_enforced: false, postgres_settings: {} },
      pooler: { default_pool_size: 15, max_client_conn: 200, pool_mode: "transaction" },
    },
  },
};

const keys = [
  { id: "1", name: "default", type: "publishable", api_key: "sb_publishable_standin" },
  { id: "2", name: "default", type: "secret", api_key: secretKey },
];

async function readUpload(url: URL, body: Buffer, contentType: string): Promise<Upload> {
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData();
  const files = new Map<string, string>();
  for (const part of form.getAll("file")) {
    if (part instanceof File) files.set(part.name, await part.text());
  }
  return { slug: url.searchParams.get("slug") ?? "", metadata: JSON.parse(String(form.get("metadata"))), files };
}

/** `migration` reads the newest one of the project's database. */
export async function startManagementApi(migration: () => Promise<unknown>): Promise<ManagementApi> {
  const here = `/v1/projects/${projectId}`;
  const broken: string[] = [];
  const api: Omit<ManagementApi, "url" | "stop"> = {
    uploads: [],
    secrets: {},
    auth: {},
    storage: {},
    pictures: new Map(),
    calls: [],
    breakAt: (call) => broken.push(call),
  };
  const deployed = ({ slug, metadata }: Upload) => ({
    id: slug,
    slug,
    name: slug,
    status: "ACTIVE",
    version: 1,
    created_at: 1,
    updated_at: 1,
    import_map: true,
    ezbr_sha256: "standin",
    ...metadata,
  });

  const answers: Record<string, (request: ApiRequest) => Answer | Promise<Answer>> = {
    [`GET ${here}`]: () => ({ body: project }),
    [`GET ${here}/api-keys`]: () => ({ body: keys }),
    [`GET ${here}/billing/addons`]: () => ({ body: { selected_addons: [], available_addons: [] } }),
    [`GET ${here}/config/database/pooler`]: () => ({ body: [] }),
    [`GET ${here}/config/storage`]: () => ({ body: { fileSizeLimit: 52_428_800, migrationVersion: "" } }),
    [`GET /v2/projects/${projectId}/config`]: () => ({ body: freshConfig }),
    [`PATCH ${here}/postgrest`]: () => ({ body: { ...rest, db_schema: "public" } }),
    [`PATCH ${here}/config/auth`]: ({ body }) => {
      Object.assign(api.auth, JSON.parse(body.toString()));
      return { body: { ...authConfig, ...api.auth } };
    },
    [`PATCH ${here}/config/storage`]: ({ body }) => {
      Object.assign(api.storage, JSON.parse(body.toString()));
      return { body: {} };
    },
    [`GET ${here}/functions`]: () => ({ body: api.uploads.map(deployed) }),
    [`POST ${here}/functions/deploy`]: async ({ url, body, headers }) => {
      const upload = await readUpload(url, body, headers["content-type"] ?? "");
      api.uploads.push(upload);
      return { status: 201, body: deployed(upload) };
    },
    [`PUT ${here}/functions`]: ({ body }) => ({
      body: { functions: JSON.parse(body.toString()).map((one: object) => ({ created_at: 1, updated_at: 1, ...one })) },
    }),
    [`POST ${here}/secrets`]: ({ body }) => {
      const sent: { name: string; value: string }[] = JSON.parse(body.toString());
      for (const { name, value } of sent) api.secrets[name] = value;
      return { status: 201, body: null };
    },
  };

  const answer = async (request: ApiRequest): Promise<Answer> => {
    const { call, url, body, headers } = request;
    if (broken.some((start) => call.startsWith(start))) return { status: 500, body: { message: "planted fault" } };
    if (call.startsWith("POST /storage/v1/object/")) {
      const picture = { bytes: body, type: headers["content-type"] ?? "", key: String(headers["apikey"]) };
      api.pictures.set(url.pathname.slice("/storage/v1/object/".length), picture);
      return { body: {} };
    }
    const [method = "", path = ""] = call.split(" ");
    const fromProject = await gatewayAnswer(api, migration, method, path);
    if (fromProject !== undefined) return fromProject;
    return (await answers[call]?.(request)) ?? { status: 404, body: { message: `The stand-in does not know ${call}` } };
  };

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const url = new URL(incoming.url ?? "/", "http://standin");
    const call = `${incoming.method} ${url.pathname}`;
    api.calls.push(call);
    const {
      status = 200,
      headers = {},
      body,
    } = await answer({ call, url, body: Buffer.concat(chunks), headers: incoming.headers });
    outgoing
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    ...api,
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}

/** Calls that only supabase.com answers, as against a project's own address. */
export const projectCall = (call: string): boolean => /^\w+ \/v[12]\/projects/.test(call);
