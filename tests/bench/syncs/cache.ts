import { runNginx } from "../../support/static-hosts.ts";
import { findNginx } from "../../support/system-packages.ts";
import { family } from "./processor-time.ts";

export const LIFE_SECONDS = 30;

/**
 * What a CDN would do: one answer for all who have the same revision, whoever they are, kept for so long; of those who ask at once
 * for what is not there yet, one goes to the origin.
 */
export async function startCache(origin: string) {
  const binary = findNginx();
  if (!binary) throw new Error("There is no nginx here");
  const { host, hostname, port } = new URL(origin);
  const address = hostname === "localhost" ? "127.0.0.1" : hostname;
  const { url, pid, stop } = await runNginx(
    binary,
    (listen, folder) => `
      proxy_cache_path ${folder}/cache keys_zone=syncs:1m inactive=10m;
      upstream origin { server ${address}:${port}; keepalive 16; }
      server {
        listen ${listen}; keepalive_requests 1000000;
        location = /rest/v1/rpc/catalogue_since {
          proxy_pass http://origin; proxy_http_version 1.1; proxy_set_header connection ""; proxy_set_header host ${host};
          proxy_cache syncs; proxy_cache_key $arg_since; proxy_cache_valid 200 ${LIFE_SECONDS}s; proxy_cache_lock on;
          proxy_ignore_headers cache-control expires vary;
          add_header x-cache $upstream_cache_status;
        }
      }`,
  );
  return { url, processes: family(pid), stop };
}
