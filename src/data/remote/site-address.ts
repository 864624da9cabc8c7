import { env } from "./env.ts";

/** An address as other sites must write it; without a configured origin it stays relative. */
export const siteAddress = (path: string) => (path.startsWith("/") ? `${env.canonicalOrigin}${path}` : path);

/** How a page without a picture of its own is found and shared. */
export const sharedAs = (path: string) => ({ address: siteAddress(path), picture: siteAddress("/og.jpg") });
