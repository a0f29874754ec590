#!/bin/sh
# Run once by the image of PostgreSQL, as the superuser, when the data folder is empty. What it commits waits for no standby yet:
# the setting counts from the next start.
psql --set ON_ERROR_STOP=1 --set service="$SERVICE_PASSWORD" --set replication="$REPLICATION_PASSWORD" <<'SQL'
create role stillpoint login password :'service';
create database stillpoint owner stillpoint;
alter role stillpoint in database stillpoint set statement_timeout = '30s';
alter role stillpoint in database stillpoint set idle_in_transaction_session_timeout = '60s';
create role standby login replication password :'replication';
select pg_create_physical_replication_slot('standby');
alter system set synchronous_standby_names = 'standby';
SQL
echo 'host replication standby all scram-sha-256' >>"$PGDATA/pg_hba.conf"
