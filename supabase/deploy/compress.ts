import { resolve } from "node:path";
import { compressFolder } from "../local/build/compress-folder.ts";

/** For a host of one's own, such as nginx; the others compress by themselves. */
await compressFolder(resolve(process.argv[2] ?? "dist"));
