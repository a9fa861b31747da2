# The storefront's server with the built pages. Built from the repository's root:
#   docker build -f deploy/storefront.Dockerfile -t sen-storefront .
FROM node:24-bookworm-slim AS made
WORKDIR /app
COPY . .
RUN npm ci && npx turbo run build --filter=@sen/storefront && npm prune --omit=dev

FROM node:24-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=made /app/package.json ./
COPY --from=made /app/node_modules node_modules
COPY --from=made /app/packages packages
COPY --from=made /app/apps/storefront apps/storefront
# Fewer arenas of the C allocator, and what compressing a page took goes back to the system at once.
ENV NODE_ENV=production PORT=3000 NODE_COMPILE_CACHE=/tmp/node MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
USER node
EXPOSE 3000
ENTRYPOINT ["tini", "--", "node", "--max-semi-space-size=8", "--max-old-space-size=128"]
CMD ["apps/storefront/server/main.ts"]
