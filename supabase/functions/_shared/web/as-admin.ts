import { HttpRefusal } from "./http.ts";
import type { Rpc } from "./rpc.ts";

export async function asAdmin(request: Request, rpcAs: (token: string) => Rpc): Promise<Rpc> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  if (!token) throw new HttpRefusal("unauthorized");
  const asCaller = rpcAs(token);
  if ((await asCaller("desk_role", {})) === null) throw new HttpRefusal("forbidden");
  return asCaller;
}
