import { resolve } from "node:path";
import { compressFolder } from "../local/build/compress-folder.ts";

await compressFolder(resolve(process.argv[2] ?? "dist"));
