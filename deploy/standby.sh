#!/bin/sh
# Copies the primary when the data folder is empty, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup --pgdata "$PGDATA" --host primary --username standby \
    --wal-method stream --checkpoint fast --write-recovery-conf --slot standby
fi
exec postgres -c cluster_name=standby -c listen_addresses='*'
