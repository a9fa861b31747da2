import { connect, createServer, type Socket } from "node:net";

/** A connection to a database that a test can break like a network. */
export interface Proxy {
  /** The database's URL through the proxy. */
  url: string;
  /**
   * Drops everything in both directions until `mend`. New connections are accepted but get no response. Returns the data dropped on its way
   * to the database; `heard` resolves with the first of it.
   */
  fallSilent: () => { dropped: string[]; heard: Promise<unknown> };
  /** Closes all connections, and each new one at once. */
  refuse: () => void;
  /** Lets new data pass. Dropped data stays lost, and so do the connections that lost it. */
  mend: () => void;
  /** Cuts the next connection that commits, after the database has received the commit and before its response is passed on. */
  loseNextCommit: () => void;
  close: () => Promise<void>;
}

const COMMIT = Buffer.from("commit\0");

/** Opens a proxy to the database at this URL. */
export async function openProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let onDropped: (sent: string) => void = () => undefined;
  let isRefusing = false;
  let losesCommit = false;

  const server = createServer((here) => {
    if (isRefusing) {
      here.destroy();
      return;
    }
    const there = connect({ host: target.hostname, port: Number(target.port) });
    let isLost = false;
    here.on("data", (chunk) => {
      if (isSilent) {
        onDropped(chunk.toString("latin1"));
        return;
      }
      if (losesCommit && chunk.includes(COMMIT)) {
        losesCommit = false;
        isLost = true;
      }
      there.write(chunk);
    });
    there.on("data", (chunk) => {
      if (isLost) here.destroy();
      else if (!isSilent) here.write(chunk);
    });
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.add(one);
      one.on("error", () => undefined);
      one.on("close", () => {
        sockets.delete(one);
        if (!isSilent) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  const url = new URL(databaseUrl);
  url.port = String(address.port);

  return {
    url: url.href,
    fallSilent: () => {
      const dropped: string[] = [];
      const heard = new Promise<void>((resolve) => {
        onDropped = (sent) => {
          dropped.push(sent);
          resolve();
        };
      });
      isSilent = true;
      return { dropped, heard };
    },
    refuse: () => {
      isRefusing = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isSilent = false;
      isRefusing = false;
    },
    loseNextCommit: () => {
      losesCommit = true;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
